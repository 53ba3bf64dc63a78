/** How long a busy machine may take, in milliseconds. */
export const patience = 45_000;
