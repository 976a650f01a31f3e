import { useDeferredComponent } from '#components/ui/use-deferred-component.ts';

const load = () => import('#components/commerce/CrossSell.tsx');

/** Accessories for the cart. Their code is loaded when the cart is shown; if that fails, nothing is shown. */
export function GoesWith({ ids }: { readonly ids: string }) {
	const Part = useDeferredComponent(load);
	return Part && <Part ids={ids} />;
}
