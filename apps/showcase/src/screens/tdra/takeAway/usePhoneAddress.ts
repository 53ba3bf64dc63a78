import { useLocation } from 'react-router-dom';
import { useConfiguration } from '../../../config/configuration.ts';
import { readableSearch } from './readableSearch.ts';

interface PhoneAddress {
  /** The path of the dashboard with an entity. */
  readonly path: string;
  /** The same with the origin under which phones reach the showcase; undefined if they do not. */
  readonly address: string | undefined;
}

/** Where a phone finds an entity, by the search part of its address; as people read it. */
export function usePhoneAddress(search: string): PhoneAddress {
  const { kiosk } = useConfiguration();
  const { pathname } = useLocation();
  const path = pathname + readableSearch(search);
  return { path, address: kiosk?.publicOrigin && kiosk.publicOrigin + path };
}
