import { type ComponentType, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Comments.module.css';

type FormComponent = ComponentType<{ readonly postId: number }>;

/** Readers' comments. The form for a new one loads when its button is clicked. */
export function Comments({ id, comments }: Pick<ScreenProps['publish/post'], 'id' | 'comments'>) {
	const t = useLabels();
	const [form, setForm] = useState<{ readonly Form: FormComponent | null; readonly state: 'idle' | 'pending' | 'failed' }>({ Form: null, state: 'idle' });
	const open = async () => {
		setForm({ Form: null, state: 'pending' });
		const [loaded, labels] = await Promise.allSettled([
			import('#components/forms/CommentForm.tsx'),
			import('#lib/platform/i18n/document-translator.ts').then(({ loadLabels }) => loadLabels('comments')),
		]);
		const isReady = loaded.status === 'fulfilled' && labels.status === 'fulfilled';
		setForm(isReady ? { Form: loaded.value.CommentForm, state: 'idle' } : { Form: null, state: 'failed' });
	};
	return (
		<section className={styles['comments']} aria-labelledby="komentari">
			<h2 id="komentari">{t('post.comments')}</h2>
			{comments.length === 0 && <p className={styles['none']}>{t('post.no_comments')}</p>}
			<ul className={styles['list']}>
				{comments.map((comment, place) => (
					<li key={place} className={styles['comment']}>
						<b>{comment.name}</b>{' '}
						<time className={styles['date']} dateTime={comment.date}>
							{formatDate(comment.date, t.locale)}
						</time>
						<p className={styles['message']}>{comment.message}</p>
					</li>
				))}
			</ul>
			{form.Form ? (
				<form.Form postId={id} />
			) : (
				<Button className={styles['open']} variant="secondary" busy={form.state === 'pending'} onClick={open}>
					{t(form.state === 'failed' ? 'post.comment_again' : 'post.comment')}
				</Button>
			)}
		</section>
	);
}
