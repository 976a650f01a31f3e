export type PlaceAnswer = { readonly ok: true; readonly lat: number; readonly lon: number } | { readonly ok: false; readonly reason: 'denied' | 'unknown' };

/** Timeout in milliseconds. */
const PATIENCE = 10_000;
/** Maximum age of a cached position in milliseconds. */
const AGE = 300_000;

/** Requests the shopper's position, rounded to about 100 m, which is enough for distances to stores. */
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
