import type { Order } from '@titraj/contract/orders.ts';
import { Panel } from '#components/account/Panel.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';

/** Numbered papers of an order as links to their PDF; nothing until there are some. */
export function OrderPapers({ papers }: Pick<Order, 'papers'>) {
	const t = useLabels();
	if (papers.length === 0) return null;
	return (
		<Panel title={t('orders.papers')}>
			<ul>
				{papers.map(({ kind, number, url }) => (
					<li key={url}>
						<a href={url} rel="noreferrer">
							{t(`orders.paper.${kind}`, { number })} (PDF)
						</a>
					</li>
				))}
			</ul>
		</Panel>
	);
}
