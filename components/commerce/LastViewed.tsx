import { useDeferredComponent } from '#components/ui/use-deferred-component.ts';

const load = () => import('./ViewedProducts.tsx');

/** What an empty cart or list suggests: the products that the visitor viewed. Their code is loaded when it is shown. */
export function LastViewed() {
	const Part = useDeferredComponent(load);
	return Part && <Part />;
}
