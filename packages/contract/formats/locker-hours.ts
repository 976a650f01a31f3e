/** Opening hours of a parcel locker in a form for every language: `7:00–22:00`, or `0–24`. */
export const toLockerHours = ({ opens, closes }: { readonly opens: string | null; readonly closes: string | null }): string =>
	opens === null || closes === null ? '0–24' : `${opens.replace(/^0/, '')}–${closes.replace(/^0/, '')}`;
