const always = (noun: string) => ({ few: noun, many: noun, other: noun });

/** The words around the figures of the city platform; a noun by the plural category of its number. */
export const figures = {
  over: 'Over',
  services: always('services'),
  entities: always('entities'),
};
