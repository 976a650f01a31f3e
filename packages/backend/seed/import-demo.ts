/** Imports a module of the demo package; undefined if the package is not installed. */
export async function importDemo<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
	try {
		return await load();
	} catch (error) {
		if (isNotInstalled(error)) return undefined;
		throw error;
	}
}

const isNotInstalled = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes("'@titraj/demo'");
