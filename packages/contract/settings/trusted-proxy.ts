interface Trusting {
	/** Numbers of trusted proxies, by the name of their setting. */
	readonly proxies: Readonly<Record<string, number>>;
	readonly baseClientSecret: string | null | undefined;
}

/** Throws if a proxy is trusted without the secret: behind a proxy, others could claim any shopper's address (0110). */
export function requireProxySecret({ proxies, baseClientSecret }: Trusting): void {
	const [name] = Object.entries(proxies).find(([, count]) => count > 0) ?? [];
	if (name !== undefined && !baseClientSecret)
		throw new Error(`${name} is set without BASE_CLIENT_SECRET: set the same secret of 16 characters or more for the storefront and the backend.`);
}
