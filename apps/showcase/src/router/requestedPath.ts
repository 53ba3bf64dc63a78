import { createContext } from 'react';

/** The path of the address. While the page before it leaves, the router's own hooks still give the path of that page. */
export const RequestedPath = createContext<string | undefined>(undefined);
