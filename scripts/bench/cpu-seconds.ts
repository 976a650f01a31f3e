/** CPU seconds that this process has used, user and system, all threads. */
export function cpuSeconds(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1e6;
}
