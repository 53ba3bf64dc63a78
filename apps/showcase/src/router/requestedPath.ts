import { createContext } from 'react';

/** The path of the address. While the previous page leaves, the router's own hooks still return its path. */
export const RequestedPath = createContext<string | undefined>(undefined);
