/** The pictures of the Dubai Now services: one dusk, one stretch of sand, one lattice of stars in the sky. */
import { homes } from './dubaiNow/homes.ts';
import { lands } from './dubaiNow/lands.ts';
import { people } from './dubaiNow/people.ts';
import { ways } from './dubaiNow/ways.ts';

export const pictures = { ...people, ...homes, ...lands, ...ways };
