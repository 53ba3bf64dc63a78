import { expect, type Locator } from '@playwright/test';

export const kiosk = { width: 1080, height: 1920 };

/**
 * The range for controls on a kiosk, in pixels: on a 55-inch screen that begins 0.6 m above the floor, its top is at
 * 1.22 m, which a seated person can reach. Lengths are rounded to whole ones.
 */
const reach = { top: 950, bottom: 1750, rounding: 2 };
/** A picture tile may begin above the range: at least this much of it, with its title, is within. */
const partOfTile = 48;
const minTileHeight = 300;

/** The position of a control in the window. */
export async function boxOf(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height };
}

/** Expects that a control is within reach; of a tall picture tile, its title is. */
export async function expectAtHand(control: Locator): Promise<void> {
  const { y, height, bottom } = await boxOf(control);
  const name = await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 120));
  expect(bottom, name).toBeLessThanOrEqual(reach.bottom + reach.rounding);
  if (height < minTileHeight) expect(y, name).toBeGreaterThanOrEqual(reach.top - reach.rounding);
  else expect(bottom - reach.top, name).toBeGreaterThanOrEqual(partOfTile);
}
