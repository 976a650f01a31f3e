import { LinkPills } from '#components/ui/LinkPills.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import type { PostDetails } from '#lib/content/content-screens.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Article.module.css';
import { Byline } from './Byline.tsx';
import { Contents } from './Contents.tsx';

/** On phones less than the width of its place: those that need 720 pixels get the file of 640, with a third of the bytes of the next one. */
const SIZES = '(min-width: 64rem) 36rem, 88vw';

interface ArticleProps extends PostDetails, Pick<ScreenProps['publish/post'], 'title' | 'template'> {}

/** The content of a post, from its title to its author. News are short and have no table of contents. */
export function Article(props: ArticleProps) {
	const { title, intro, contentHtml, headings, picture, author, tags, template } = props;
	return (
		<>
			<header className={styles['header']}>
				<h1>{title}</h1>
				{intro && <p className={styles['intro']}>{intro}</p>}
				<Byline {...props} />
			</header>
			{picture && <Picture className={styles['picture']} picture={picture} priority="high" sizes={SIZES} />}
			{headings.length > 2 && template !== 'news' && <Contents className={styles['contents']} headings={headings} />}
			<Prose className={styles['text']} html={contentHtml} />
			<footer className={styles['footer']}>
				{tags.length > 0 && <LinkPills items={tags} />}
				{author?.about && (
					<p className={styles['author']}>
						<b className={styles['authorName']}>{author.title}</b> {author.about}
					</p>
				)}
			</footer>
		</>
	);
}
