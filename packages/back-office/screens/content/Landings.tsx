import type { ReactNode } from 'react';
import { readLandings } from '../../api/blocks.ts';
import { useRead } from '../../api/read.ts';
import { t, tOf } from '../../texts/text.ts';

/** Landing pages with links to their blocks; nothing if there are none. */
export function Landings(): ReactNode {
	const landings = useRead(readLandings());
	const items = landings.data?.value.items ?? [];
	if (items.length === 0) return null;
	return (
		<section aria-label={t('blocks.landings')}>
			<h2 className="spaced">{t('blocks.landings')}</h2>
			<ul className="rows">
				{items.map(({ id, title, path, visible }) => (
					<li key={id} className="row">
						<span className="state" data-tone={visible ? 'done' : undefined}>
							{tOf('content', visible ? 'visible' : 'hidden')}
						</span>
						<div>
							<a href={`#/landings/${id}/blocks`}>{title}</a>
							<br />
							<small>{path}</small>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
