/** How long a busy machine may take, in milliseconds. */
export const timeout = 45_000;
