import { useLocation } from 'react-router-dom';
import { useConfiguration } from '../../../config/configuration.ts';
import { readableSearch } from './readableSearch.ts';

interface PhoneAddress {
  /** The path of the dashboard with an entity. */
  readonly path: string;
  /** The same with the origin at which phones reach the showcase; undefined if they can't. */
  readonly address: string | undefined;
}

/** The readable address of an entity for phones, from the search part of its address. */
export function usePhoneAddress(search: string): PhoneAddress {
  const { kiosk } = useConfiguration();
  const { pathname } = useLocation();
  const path = pathname + readableSearch(search);
  return { path, address: kiosk?.publicOrigin && kiosk.publicOrigin + path };
}
