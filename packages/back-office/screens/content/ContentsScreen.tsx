import type { ReactNode } from 'react';
import { CONTENT_STATES, readContents } from '../../api/content.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { useContentKind } from './content-kind.ts';
import { Landings } from './Landings.tsx';
import { NewContent } from './NewContent.tsx';

/** Pages or posts of the shop, with search, and new ones. */
export default function ContentsScreen(): ReactNode {
	const kind = useContentKind();
	const { query } = usePlace();
	const contents = useRead(readContents(kind, { q: query.get('q') ?? '', state: query.get('state') ?? '', cursor: query.get('cursor') ?? '' }));
	return (
		<>
			<h1>{tOf('content', kind)}</h1>
			<div className="actions">
				<NewContent key={kind} kind={kind} />
			</div>
			<SearchForm hint={t('content.search-hint')} filter={{ name: 'state', all: t('content.all'), group: 'content.state', values: CONTENT_STATES }} />
			<Loading of={contents}>
				{({ items, next_cursor }) => (
					<>
						{items.length === 0 && <EmptyList none={tOf('empty', kind)} />}
						<ul className="rows">
							{items.map(({ id, title, path, state, audience, publish_at, updated_at }) => (
								<li key={id} className="row">
									<span className="state" data-tone={state === 'published' ? 'done' : state === 'scheduled' ? 'attention' : undefined}>
										{tOf('content.state', state)}
									</span>
									<div>
										<a href={`#/${kind}/${id}`}>{title}</a>
										<br />
										<small>
											{path}
											{audience !== 'everybody' && ` · ${tOf('content.audience', audience)}`}
										</small>
									</div>
									<small>
										{publish_at === null ? t('content.changed', { time: formatTime(updated_at) }) : t('content.publishes', { time: formatTime(publish_at) })}
									</small>
								</li>
							))}
						</ul>
						<Paging next={next_cursor} />
						{kind === 'pages' && next_cursor === null && <Landings />}
					</>
				)}
			</Loading>
		</>
	);
}
