import { toBuffer } from 'bwip-js/node';

/** A QR code as PNG, with its quiet zone. */
export const drawQr = (text: string): Promise<Buffer> => toBuffer({ bcid: 'qrcode', text, scale: 4, padding: 4, backgroundcolor: 'FFFFFF' });
