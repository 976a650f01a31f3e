import type { ReactNode } from 'react';
import { createAuthor, createPostCategory, readAuthors, readPostCategories } from '../../api/content.ts';
import { useRead } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { NewName } from './NewName.tsx';

/** Buttons that add a category or an author of posts to the lists of the form. Each has its own form, so it cannot stand within that form. */
export function NewNames(): ReactNode {
	const categories = useRead(readPostCategories());
	const authors = useRead(readAuthors());
	return (
		<>
			<NewName label={t('content.new-category')} create={createPostCategory} onDone={() => categories.mutate()} />
			<NewName label={t('content.new-author')} create={createAuthor} onDone={() => authors.mutate()} />
		</>
	);
}
