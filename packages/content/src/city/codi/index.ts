import { localize } from '../../localize.ts';
import { pagesOf } from '../pages.ts';
import { codiRows } from './rows.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

export const pages = pagesOf(codiRows, localize({ en, ar }));
