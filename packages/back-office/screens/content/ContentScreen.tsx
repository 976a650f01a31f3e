import type { ReactNode } from 'react';
import { deleteContent, readContent } from '../../api/content.ts';
import { goTo } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { TranslatedTexts, toTexts } from '../translations/TranslatedTexts.tsx';
import { ContentForm } from './ContentForm.tsx';
import { useContentKind } from './content-kind.ts';
import { NewNames } from './NewNames.tsx';

const TEXTS = ['title', 'short_description', 'seo_description', 'content'] as const;

/** A page or post: the form of its texts, their translations, a link to it in the shop, and its deletion. */
export default function ContentScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const kind = useContentKind();
	const { read: content, round, restart } = useFormRead(readContent(kind, id));
	return (
		<Loading of={content}>
			{(value, loaded) => (
				<>
					<p>
						<a href={`#/${kind}`}>{tOf('content', kind)}</a>
					</p>
					<h1>{value.title}</h1>
					<div className="actions">
						<a className="button quiet" href={value.url}>
							{t(value.state === 'published' ? 'content.view' : 'content.preview')}
						</a>
						{kind === 'posts' && <NewNames />}
						{kind === 'pages' && (
							<a className="button quiet" href={`#/pages/${id}/blocks`}>
								{t('blocks.edit')}
							</a>
						)}
						{value.state !== 'published' && !('fixed' in value && value.fixed) && (
							<ActionButton
								label={t('content.delete')}
								question={t('content.delete-question')}
								done={t('content.deleted')}
								tone="danger"
								act={() => deleteContent(kind, value.id)}
								onDone={() => goTo(`/${kind}`)}
							/>
						)}
					</div>
					{!value.visible && <p className="hint">{t(value.state === 'published' ? 'content.members-hint' : 'content.preview-hint')}</p>}
					<ContentForm key={round} kind={kind} start={loaded} onSaved={restart} />
					<TranslatedTexts texts={toTexts({ kind: kind === 'pages' ? 'page' : 'post', id: value.id, fields: TEXTS, texts: value, names: 'content.field' })} />
				</>
			)}
		</Loading>
	);
}
