export type PlaceAnswer = { readonly ok: true; readonly lat: number; readonly lon: number } | { readonly ok: false; readonly reason: 'denied' | 'unknown' };

const PATIENCE = 10_000;
/** A place as old as this will do. */
const AGE = 300_000;

/** Asks the browser, and so the shopper, where they are. To a hundred metres: a store's distance needs no more. */
export function askPlace(): Promise<PlaceAnswer> {
	return new Promise((resolve) => {
		if (!('geolocation' in navigator)) return resolve({ ok: false, reason: 'unknown' });
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve({ ok: true, lat: round(coords.latitude), lon: round(coords.longitude) }),
			({ code, PERMISSION_DENIED }) => resolve({ ok: false, reason: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
			{ timeout: PATIENCE, maximumAge: AGE },
		);
	});
}

function round(degrees: number): number {
	return Math.round(degrees * 1000) / 1000;
}
