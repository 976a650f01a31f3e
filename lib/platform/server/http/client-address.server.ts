import { toAddressKey } from '@titraj/contract/formats/address-key.ts';

/** Whom rate limits count, here and in the backend: the address of whoever calls as the platform saw it, of IPv6 the network of it (D20). */
export function clientAddressOf(request: Request, context: { readonly ip?: string } | undefined): string {
	return toAddressKey(context?.ip || request.headers.get('x-nf-client-connection-ip') || '') ?? 'unknown';
}
