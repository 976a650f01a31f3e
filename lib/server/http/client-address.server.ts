/** The address of whoever calls, as the platform saw it; rate limits count by it (D20). */
export function clientAddressOf(request: Request, context: { readonly ip?: string } | undefined): string {
	return context?.ip || request.headers.get('x-nf-client-connection-ip') || 'unknown';
}
