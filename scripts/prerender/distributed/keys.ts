/** Prefix of what builds keep in Redis. One build at a time uses a Redis database; its number tells several shops apart (`redis://host/2`). */
const PREFIX = 'shop-build';

/** Who coordinates a build; expires unless it is renewed. */
export const LEASE = `${PREFIX}:lease`;
/** The last build's id: the next one deletes what it left. */
export const LAST_RUN = `${PREFIX}:last`;
export const queueName = (run: string): string => `${PREFIX}-${run}`;
export const taskKey = (run: string): string => `${PREFIX}:task:${run}`;
export const coordinatorInbox = (run: string): string => `${PREFIX}:inbox:${run}`;
/** Machines at work, each with the moment until which it counts as alive. */
export const machinesKey = (run: string): string => `${PREFIX}:machines:${run}`;
/** Exists while no machine may call the backend. */
export const backOffKey = (run: string): string => `${PREFIX}:back-off:${run}`;
export const machineInbox = (machine: string): string => `${PREFIX}:box:${machine}`;

/** Milliseconds after which a machine that does not renew its job has lost it. */
export const JOB_LOCK_MS = 8000;
/** Milliseconds after which a coordinator that does not renew its lease is gone. */
export const LEASE_MS = 6000;
