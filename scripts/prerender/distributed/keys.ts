/** Names of what builds keep in Redis. One build at a time uses a Redis database; its number tells several shops apart (`redis://host/2`). */
const NAME = 'shop-build';

/** Who builds; expires unless it is renewed. */
export const LEASE = `${NAME}:lease`;
/** The last build's id: what it left is cleared away by the next one. */
export const LAST = `${NAME}:last`;
export const queueOf = (run: string): string => `${NAME}-${run}`;
export const taskOf = (run: string): string => `${NAME}:task:${run}`;
export const inboxOf = (run: string): string => `${NAME}:inbox:${run}`;
/** Machines at work, by the moment until which that is believed. */
export const machinesOf = (run: string): string => `${NAME}:machines:${run}`;
/** Exists while the backend is to be left alone. */
export const restKeyOf = (run: string): string => `${NAME}:rest:${run}`;
export const boxOf = (machine: string): string => `${NAME}:box:${machine}`;

/** Milliseconds after which a machine that does not renew its job has lost it. */
export const LOCK = 8000;
/** Milliseconds after which a coordinator that does not renew its lease is gone. */
export const LEASE_LASTS = 6000;
