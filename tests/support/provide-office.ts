import { buildOffice } from '#scripts/run/build-office.ts';

/** Vitest global setup: builds the back office if its sources have changed. */
export default async function provideOffice(): Promise<void> {
	await buildOffice();
}
