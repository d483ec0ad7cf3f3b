import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Game = { readonly gameId: string; readonly gameName: string; readonly image: string };

const query = 'clientType=3&platform=html5-desktop&channel=WEB&merchant=vestibulo&gameType=RNG&language=ES';
const rows = 1_000;

/** A plain list: one page of games with their pictures, and as many lines after it as make a long page. */
function List() {
  const [games, setGames] = useState<readonly Game[]>([]);
  useEffect(() => {
    fetch(`/wps/relay/GCSGAME_gameList?${query}&page=1&pageSize=60`)
      .then((answer) => answer.json())
      .then(({ value }: { value: { games: readonly Game[] } }) => setGames(value.games));
  }, []);
  return (
    <ul>
      {games.map(({ gameId, gameName, image }) => (
        <li key={gameId}>
          <img src={image} alt="" width="120" height="160" loading="lazy" /> {gameName}
        </li>
      ))}
      {Array.from({ length: rows }, (_, n) => `line ${n}`).map((line) => (
        <li key={line} style={{ height: 100 }}>
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The yardstick: the least that a page made with this React and this Vite can be. */
const root = document.getElementById('root');
if (root) createRoot(root).render(location.pathname === '/list' ? <List /> : <h1>hello</h1>);
