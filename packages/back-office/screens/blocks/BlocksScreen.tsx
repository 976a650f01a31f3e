import type { ReactNode } from 'react';
import { type BlockedKind, readBlocks } from '../../api/blocks.ts';
import { usePlace } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { BlocksForm } from './BlocksForm.tsx';

/** The form of the blocks of a page, such as the homepage, and a link to the page in the shop. */
export default function BlocksScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const kind: BlockedKind = usePlace().path.startsWith('/landings') ? 'landings' : 'pages';
	const { read: page, round, restart } = useFormRead(readBlocks(kind, id));
	return (
		<Loading of={page}>
			{({ title, url, visible }, loaded) => (
				<>
					<p>{kind === 'pages' ? <a href={`#/pages/${id}`}>{title}</a> : <a href="#/pages">{t('content.pages')}</a>}</p>
					<h1>{t('blocks.of', { title })}</h1>
					<div className="actions">
						<a className="button quiet" href={url}>
							{t(visible ? 'content.view' : 'content.preview')}
						</a>
					</div>
					{!visible && <p className="hint">{t('content.preview-hint')}</p>}
					<BlocksForm key={round} {...{ kind, id }} start={loaded} onSaved={restart} />
				</>
			)}
		</Loading>
	);
}
