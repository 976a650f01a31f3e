import type { ReactNode } from 'react';
import { deleteContent } from '../../api/content.ts';
import { goTo } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

interface Props {
	/** The page in the shop that shows it. */
	readonly page: { readonly id: number; readonly url: string; readonly visible: boolean };
	/** Address of the list that it is in. */
	readonly list: string;
	/** What is deleted with the page. */
	readonly question: string;
}

/** For what is shown on a page of its own: to the page's title, address and state, to the shop, and its deletion while it is not public. */
export function PageActions({ page: { id, url, visible }, list, question }: Props): ReactNode {
	const mayWritePages = useMay()('content:write');
	return (
		<div className="actions">
			{mayWritePages && (
				<a className="button quiet" href={`#/pages/${id}`}>
					{t('calendar.page')}
				</a>
			)}
			<a className="button quiet" href={url}>
				{t(visible ? 'content.view' : 'content.preview')}
			</a>
			{mayWritePages && !visible && (
				<ActionButton
					label={t('content.delete')}
					question={question}
					done={t('content.deleted')}
					tone="danger"
					act={() => deleteContent('pages', id)}
					onDone={() => goTo(list)}
				/>
			)}
		</div>
	);
}
