import type { ContentKind } from '../../api/content.ts';
import { usePlace } from '../../app/place.ts';

/** Pages or posts, as the address says. */
export const useContentKind = (): ContentKind => (usePlace().path.startsWith('/posts') ? 'posts' : 'pages');
