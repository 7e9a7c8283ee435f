// Runs before the page is painted: the reader's choice of light or dark.
document.documentElement.dataset.theme = localStorage.getItem('tsd-theme') ?? 'os';
