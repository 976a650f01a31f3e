import { toAddressKey } from '@titraj/contract/formats/address-key.ts';

/** Key of rate limits here and in the backend: the caller's address as the platform saw it; for IPv6 its network (D20). */
export function clientAddressOf(request: Request, context: { readonly ip?: string } | undefined): string {
	return toAddressKey(context?.ip || request.headers.get('x-nf-client-connection-ip') || '') ?? 'unknown';
}
