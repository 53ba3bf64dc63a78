import { localize } from '../../localize.ts';
import { ddaRoot } from '../area.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** Texts of the toolkit (docs/product.md, Toolkit). Its tiles are in `city/tiles.ts`. */
export const toolkit = localize({ en, ar });

/** The way back to the index of the area. */
export const backToToolkit = { label: toolkit.back, href: ddaRoot };
