import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.xml': 'application/xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
	'.mp4': 'video/mp4',
	'.m4v': 'video/mp4',
	'.webm': 'video/webm',
	'.ogv': 'video/ogg',
	'.mov': 'video/quicktime',
	'.pdf': 'application/pdf',
	'.map': 'application/json; charset=utf-8',
};

/** Content type of a file by its ending. */
export function contentTypeOf(path: string): string {
	return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a type is worth compressing. */
export function isText(contentType: string): boolean {
	return /^(text\/|application\/(json|xml|manifest\+json|problem\+json)|image\/svg)/.test(contentType);
}
