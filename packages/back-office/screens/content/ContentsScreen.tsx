import type { ReactNode } from 'react';
import { readContents } from '../../api/content.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { useContentKind } from './content-kind.ts';

/** Pages or posts of the shop, with search. */
export default function ContentsScreen(): ReactNode {
	const kind = useContentKind();
	const { query } = usePlace();
	const contents = useRead(readContents(kind, { q: query.get('q') ?? '', visible: query.get('visible') ?? '', cursor: query.get('cursor') ?? '' }));
	const options = [
		['', t('content.all')],
		['true', t('content.visible')],
		['false', t('content.hidden')],
	] as const;
	return (
		<>
			<h1>{tOf('content', kind)}</h1>
			<SearchForm hint={t('content.search-hint')} filter={{ label: t('list.filter'), name: 'visible', options }} />
			<Loading of={contents}>
				{({ items, next_cursor }) => (
					<>
						{items.length === 0 && <p className="waiting">{t('list.empty')}</p>}
						<ul className="rows">
							{items.map(({ id, title, path, visible, updated_at }) => (
								<li key={id} className="row">
									<span className="state" data-tone={visible ? 'done' : undefined}>
										{t(visible ? 'content.visible' : 'content.hidden')}
									</span>
									<div>
										<a href={`#/${kind}/${id}`}>{title}</a>
										<br />
										<small>{path}</small>
									</div>
									<small>{t('content.changed', { time: formatTime(updated_at) })}</small>
								</li>
							))}
						</ul>
						<Paging next={next_cursor} />
					</>
				)}
			</Loading>
		</>
	);
}
