/** Characters of a product's description that sharing sites are given (spec §9). */
export const SHARING_DESCRIPTION_LENGTH = 160;
