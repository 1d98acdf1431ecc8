export function checkFolder(): void;
export function folderProblem(folder: string): string | null;
