/** The texts of the table for spreadsheets. */
export interface TableTexts {
  /** The headings of the 13 columns, in order. */
  readonly columns: readonly string[];
  /** The cell of an adopted service. */
  readonly yes: string;
  /** The cell of any other service. */
  readonly no: string;
  /** The name of the last row. */
  readonly total: string;
  /** How many services are adopted, with `{adopted}` and `{total}` in place of the numbers. */
  readonly adoptedOf: string;
}

/** The English texts of the table, which `entityCsv` writes. */
export const TABLE_TEXTS: TableTexts = {
  columns: [
    ...['Entity', 'Service key', 'Service', 'Adopted'],
    ...['Cost saved as given', 'Cost saved', 'Cost unit'],
    ...['Time saved as given', 'Time saved', 'Time unit'],
    ...['CO2 reduced as given', 'CO2 reduced', 'CO2 unit'],
  ],
  yes: 'yes',
  no: 'no',
  total: 'Total',
  adoptedOf: '{adopted} of {total}',
};
