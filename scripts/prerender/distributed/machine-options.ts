export interface MachineOptions {
	/** Address of the Redis. */
	readonly url: string;
	/** Folder of the build. */
	readonly dist: string;
	/** The shared folder's path on this machine; the coordinator's path by default. */
	readonly output: string | undefined;
	/** The backend's address on this machine; the coordinator's by default. */
	readonly backendUrl: string | undefined;
	readonly threads: number;
	/** Seconds without a build after which the machine ends; 0 for never. */
	readonly idle: number;
	/** Ends the machine after its running jobs. */
	readonly signal: AbortSignal;
	readonly log: (message: string) => void;
	/** Waits; returns early if the signal aborts. */
	readonly sleep: (milliseconds: number) => Promise<void>;
}
