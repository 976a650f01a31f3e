import { type ComponentType, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { formatDate } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Comments.module.css';

type FormComponent = ComponentType<{ readonly postId: number }>;

/** What readers say; the form for one's own comes when it is asked for. */
export function Comments({ id, comments }: Pick<ScreenProps['publish/post'], 'id' | 'comments'>) {
	const t = useLabels();
	const [form, setForm] = useState<{ readonly Form: FormComponent | null; readonly state: 'idle' | 'pending' | 'failed' }>({ Form: null, state: 'idle' });
	const open = async () => {
		setForm({ Form: null, state: 'pending' });
		const [loaded, labels] = await Promise.allSettled([
			import('#components/forms/CommentForm.tsx'),
			import('#lib/i18n/document-translator.ts').then(({ loadLabels }) => loadLabels('comments')),
		]);
		const isReady = loaded.status === 'fulfilled' && labels.status === 'fulfilled';
		setForm(isReady ? { Form: loaded.value.CommentForm, state: 'idle' } : { Form: null, state: 'failed' });
	};
	return (
		<section className={styles['c']} aria-labelledby="komentari">
			<h2 id="komentari">{t('post.comments')}</h2>
			{comments.length === 0 && <p>{t('post.no_comments')}</p>}
			<ul>
				{comments.map((comment, place) => (
					<li key={place}>
						<b>{comment.name}</b> <time dateTime={comment.date}>{formatDate(comment.date, t.locale)}</time>
						<p>{comment.message}</p>
					</li>
				))}
			</ul>
			{form.Form ? (
				<form.Form postId={id} />
			) : (
				<Button variant="secondary" busy={form.state === 'pending'} onClick={open}>
					{t(form.state === 'failed' ? 'post.comment_again' : 'post.comment')}
				</Button>
			)}
		</section>
	);
}
