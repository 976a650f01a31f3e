import type { ComponentProps } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
	/** A path of this shop, e.g. `/monitori/`; undefined for a place that leads nowhere. */
	readonly href: string | undefined;
	/** `intent`: the target's data is fetched on hover, focus or touch. */
	readonly prefetch?: 'intent';
}

/** The one way to write a link to a page of this shop. */
export function Link({ prefetch, ...anchor }: LinkProps) {
	return <a {...anchor} data-prefetch={prefetch} />;
}
