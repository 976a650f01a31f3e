/** What page scripts know about the visitor without a call: it saves new visitors every personal call and avoids a flash of the wrong header. */
export interface StateHint {
	readonly signedIn: boolean;
	/** Pieces in the cart. */
	readonly cartCount: number;
	/** Changes with each new token; part of every personal cache key. */
	readonly epoch: string;
	/** Staff, developer or superuser; grants nothing, the backend decides (Spec 6). */
	readonly staff?: boolean;
}

/** Parses the `shop_state` cookie (`u=0&c=3&s=k3j2x9`); null without a session (D19). */
export function parseStateHint(value: string | undefined): StateHint | null {
	const fields = new URLSearchParams(value ?? '');
	const epoch = fields.get('s');
	if (!epoch || !/^[\w-]{1,32}$/.test(epoch)) return null;
	const count = Number(fields.get('c') ?? 0);
	return {
		signedIn: fields.get('u') === '1',
		cartCount: Number.isInteger(count) && count >= 0 ? count : 0,
		epoch,
		...(fields.get('t') === '1' && { staff: true }),
	};
}

/** The cookie value of a hint. */
export function serialiseStateHint({ signedIn, cartCount, epoch, staff }: StateHint): string {
	return `u=${signedIn ? 1 : 0}&c=${cartCount}&s=${epoch}${staff ? '&t=1' : ''}`;
}
