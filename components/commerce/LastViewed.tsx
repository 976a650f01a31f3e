import { useLateComponent } from '#components/ui/use-late-component.ts';

const load = () => import('./ViewedProducts.tsx');

/** What an empty cart or list suggests: the products that the visitor viewed. Their code is loaded when it is shown. */
export function LastViewed() {
	const Part = useLateComponent(load);
	return Part && <Part />;
}
