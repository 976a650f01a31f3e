/** Prefix of the builds' keys in Redis. Only one build at a time uses a Redis database; several shops use databases of different numbers (`redis://host/2`). */
const PREFIX = 'shop-build';

/** The coordinator of the current build; expires unless it is renewed. */
export const LEASE = `${PREFIX}:lease`;
/** Id of the last build: the next build deletes its data. */
export const LAST_RUN = `${PREFIX}:last`;
export const queueName = (run: string): string => `${PREFIX}-${run}`;
export const taskKey = (run: string): string => `${PREFIX}:task:${run}`;
export const coordinatorInbox = (run: string): string => `${PREFIX}:inbox:${run}`;
/** Active machines, each with the time until which it counts as alive. */
export const machinesKey = (run: string): string => `${PREFIX}:machines:${run}`;
/** Exists while no machine may call the backend. */
export const backOffKey = (run: string): string => `${PREFIX}:back-off:${run}`;
export const machineInbox = (machine: string): string => `${PREFIX}:box:${machine}`;

/** Milliseconds after which a machine loses a job that it does not renew. */
export const JOB_LOCK_MS = 8000;
/** Milliseconds after which a coordinator that does not renew its lease counts as gone. */
export const LEASE_MS = 6000;
