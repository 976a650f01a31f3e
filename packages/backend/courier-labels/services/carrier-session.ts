import { askCarrier, type CarrierAnswer, type CarrierCall, CarrierRefusal } from './ask-carrier.ts';

/**
 * Calls a carrier with an access token, which the first call gets by `signIn`. A call that is answered with 401 did nothing: it is repeated once, with another token.
 * Throws a `CarrierRefusal` if that is not accepted either.
 */
export function openCarrierSession(name: string, signIn: (signal: AbortSignal) => Promise<string>) {
	let token: Promise<string> | null = null;
	const renew = (signal: AbortSignal): Promise<string> => {
		const next = signIn(signal);
		next.catch(() => {
			if (token === next) token = null;
		});
		return next;
	};
	return async (url: string, call: CarrierCall): Promise<CarrierAnswer> => {
		const ask = async (bearer: Promise<string>) => askCarrier(name, url, { ...call, headers: { ...call.headers, authorization: `Bearer ${await bearer}` } });
		token ??= renew(call.signal);
		const used = token;
		const answer = await ask(used);
		if (answer.status !== 401) return answer;
		if (token === used || token === null) token = renew(call.signal);
		const again = await ask(token);
		if (again.status === 401) throw new CarrierRefusal(`${name} does not accept its own access token (401)`);
		return again;
	};
}
