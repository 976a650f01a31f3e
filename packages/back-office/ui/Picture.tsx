import type { ReactNode } from 'react';

/** A small picture of a product beside its name; an empty square if there is none. */
export function Picture({ path }: { readonly path: string | null }): ReactNode {
	if (path === null) return <span className="picture" aria-hidden="true" />;
	return <img className="picture" src={path} alt="" width={56} height={56} loading="lazy" />;
}
