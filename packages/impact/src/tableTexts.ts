/** The headings of the table, by what their columns hold, in the order of the columns. */
export interface TableColumns {
  readonly entity: string;
  readonly serviceKey: string;
  readonly service: string;
  readonly adopted: string;
  readonly costGiven: string;
  readonly cost: string;
  readonly costUnit: string;
  readonly timeGiven: string;
  readonly time: string;
  readonly timeUnit: string;
  readonly co2Given: string;
  readonly co2: string;
  readonly co2Unit: string;
}

/** The texts of the table for spreadsheets. */
export interface TableTexts {
  readonly columns: TableColumns;
  /** The cell of an adopted service. */
  readonly yes: string;
  /** The cell of any other service. */
  readonly no: string;
  /** The name of the last row. */
  readonly total: string;
  /** How many services are adopted, with `{adopted}` and `{total}` in place of the numbers. */
  readonly adoptedOf: string;
}

/** The English texts of the table. */
export const TABLE_TEXTS: TableTexts = {
  columns: {
    entity: 'Entity',
    serviceKey: 'Service key',
    service: 'Service',
    adopted: 'Adopted',
    costGiven: 'Cost saved as given',
    cost: 'Cost saved',
    costUnit: 'Cost unit',
    timeGiven: 'Time saved as given',
    time: 'Time saved',
    timeUnit: 'Time unit',
    co2Given: 'CO2 reduced as given',
    co2: 'CO2 reduced',
    co2Unit: 'CO2 unit',
  },
  yes: 'yes',
  no: 'no',
  total: 'Total',
  adoptedOf: '{adopted} of {total}',
};

/** The headings in the order of the columns, however the object lists them. */
export function headingsOf(columns: TableColumns): readonly string[] {
  const order = Object.keys(TABLE_TEXTS.columns) as readonly (keyof TableColumns)[];
  return order.map((column) => columns[column]);
}
