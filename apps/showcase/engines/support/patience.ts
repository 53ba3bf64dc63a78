/** How long a busy machine may take, in milliseconds. */
export const patience = 20_000;
