import type { ComponentProps } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
	/** A path of this shop, e.g. `/monitori/`; undefined for text without a link. */
	readonly href: string | undefined;
	/** `intent`: the target's data is fetched on hover, focus or touch. */
	readonly prefetch?: 'intent';
}

/** Every link to a page of this shop uses this component. */
export function Link({ prefetch, ...anchor }: LinkProps) {
	return <a {...anchor} data-prefetch={prefetch} />;
}
