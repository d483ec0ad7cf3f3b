/** Words that people build passwords of: names, teams, animals, loves and curses in English and Spanish. */
export const wornWords: readonly string[] = `
  password passwort passord pass passwd passcode mypass mypassword letmein welcome admin administrator root
  user login access master qwerty qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qweasd
  qweasdzxc abc abcd abcdef abcdefg q1w2e3 q1w2e3r4 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx iloveyou ilove lovely
  love lover loveme loveyou mylove truelove sweetheart sweety sweetie sweet honey honeybee darling baby
  babygirl babyboy babe princess queen king prince angel angels angela angelo heaven devil demon satan lucifer
  dragon dragons monkey tiger tigers tigger lion lions eagle eagles falcon hawk wolf wolves wolfpack bear
  bears panther panthers jaguar cougar leopard puppy doggy doggie dog dogs kitty kitten cat cats meow pussycat
  hellokitty snoopy garfield mickey minnie donald goofy pluto bambi simba nemo shrek pokemon pikachu charizard
  digimon naruto sasuke goku vegeta dragonball sailormoon zelda mario luigi sonic tetris pacman minecraft
  roblox fortnite strike warcraft starcraft diablo halo xbox playstation nintendo gameboy gamer games game
  player playboy superman batman spiderman ironman wolverine hulk thor captain america avengers marvel joker
  harley catwoman superstar rockstar starwars skywalker yoda jedi vader darthvader solo matrix neo trinity
  morpheus gandalf frodo bilbo legolas aragorn hobbit sauron merlin arthur lancelot excalibur camelot
  harrypotter potter hogwarts gryffindor slytherin voldemort hermione dumbledore vampire twilight zombie ghost
  spirit shadow shadows knight knights warrior warriors soldier ninja samurai hunter killer assassin sniper
  ranger rambo terminator predator alien phoenix griffin unicorn pegasus medusa zeus apollo hercules athena
  venus mercury mars jupiter saturn neptune saturno sunshine sunny sunset sunrise sunflower moonlight moon
  stars star starlight galaxy cosmos planet earth world universe flower flowers rose roses tulip daisy lily
  jasmine orchid violet lavender butterfly dolphin dolphins turtle penguin panda rabbit bunny horse horses
  pony chicken ducky duck froggy frog spider snake cobra viper scorpion shark whale fish fishing fishes fisher
  hunting camping running soccer football futbol baseball basketball hockey tennis golf golfer volleyball
  boxing wrestling rugby cricket skate skateboard skater surfing surfer snowboard swimming swimmer cycling
  bicycle bike biker racing racer nascar ferrari porsche mercedes benz bmw audi toyota honda civic nissan
  mazda subaru suzuki yamaha kawasaki ducati harleydavidson ford mustang camaro corvette chevy chevrolet dodge
  jeep cadillac lincoln hummer chelsea arsenal liverpool everton manchester united manutd mancity tottenham
  newcastle celtic rangers barcelona barca realmadrid madrid atletico valencia sevilla betis juventus juve
  milan inter roma napoli lazio bayern dortmund ajax feyenoord benfica porto sporting santos corinthians
  palmeiras flamengo vasco gremio riverplate river boca bocajuniors racingclub independiente sanlorenzo
  colocolo alianza universitario chivas pumas cruzazul tigres rayados necaxa millonarios nacional medellin
  junior cali penarol messi ronaldo cristiano neymar maradona pele beckham rooney zidane ronaldinho mbappe
  modric ramos iniesta xavi suarez lakers bulls celtics heat knicks spurs rockets kobe jordan lebron yankees
  redsox dodgers giants cubs braves mets phillies cardinals cowboys steelers packers broncos raiders patriots
  redskins vikings chargers bengals buckeyes gators longhorns sooners wildcats bulldogs bulldog huskers
  hurricanes michael jennifer jessica ashley amanda nicole daniel daniela joshua andrew andrea matthew anthony
  christopher christian christina christine robert roberto william james john johnny johnson joseph jose
  josephine david thomas tommy charles charlie george steven stephen stephanie richard ricky edward eddie
  brian kevin jason justin brandon ryan eric jacob nicholas nicolas jonathan benjamin samuel samantha sammy
  patrick patricia alexander alexandra alexis alexandria elizabeth michelle melissa heather rebecca rachel
  sarah sandra sandy laura lauren amber crystal tiffany danielle natalie natasha natalia victoria victor
  vanessa veronica monica maria marie mary martha martin marina margaret megan kelly kimberly karen karina
  katherine kathleen katie kate julia julian julie juliana juliet joanna joanne jasmin jackie jackson jack
  jake jamie janet jeffrey jeremy jerry jesse jimmy joey josh kenneth kenny kyle larry leonardo leslie linda
  lisa louis louise lucas lucky lucy luis marcus mark mason max maxwell melanie michele mike miguel mitchell
  molly morgan nancy nathan nathaniel oliver olivia oscar pamela paul paula pauline peter philip phillip
  rafael ralph raymond rodney roger ronald rosemary russell sabrina sally scott sean sebastian sharon shannon
  sheila shirley simon sophia sophie spencer stella stuart susan sylvia taylor teresa terry theresa timothy
  tracy travis trevor tyler vincent virginia vivian walter wayne wendy whitney xavier yolanda yvonne zachary
  zoe alejandro alejandra alberto alfredo alfonso alicia alonso alvaro amelia ana anabel anamaria andres
  angelica angeles antonio antonia armando arturo aurora beatriz benito bernardo camila camilo carla carlos
  carlitos carmen carolina catalina cecilia cesar clara claudia claudio consuelo cristina cristobal damian
  diana diego dolores domingo eduardo elena elias elisa emilia emiliano emilio enrique ernesto esmeralda
  esperanza esteban estefania eugenia eugenio eva fabian fabiola fatima federico felipe felix fernanda
  fernando florencia francisca francisco gabriel gabriela gerardo gilberto gisela gloria gonzalo graciela
  gregorio guadalupe guillermo gustavo hector hernan horacio hugo ignacio ines irene isabel isabella israel
  ivan javier jazmin jesus joaquin jorge josefina juan juancarlos juanita juanjose juanpablo julieta julio
  karla leandro leonel leticia lorena lorenzo lourdes luciana luciano lucia lucero luisa luismiguel luz
  magdalena manuel manuela marcela marcelo marco marcos margarita mariana mariano mariajose maribel marisol
  martina mateo matias mauricio maximiliano milagros miriam monserrat nadia natividad nestor noelia norma
  octavio olga omar orlando pablo paloma paola patricio pedro pilar rafaela ramiro ramon raquel raul rebeca
  regina renata ricardo rigoberto rocio rodolfo rodrigo rogelio rolando romina rosa rosalia rosario ruben
  salvador santiago sara sergio silvia sofia soledad sonia susana tamara tatiana teodoro tomas valentina
  valentin valeria vicente ximena yadira yamila yesenia zulema contrasena contraseña micontrasena secreto
  secreta secret secrets private privado clavesecreta amor amorcito amores amormio miamor miamorcito teamo
  teamomucho tequiero tequieromucho tkm tqm corazon corazoncito cariño carino bebe bebita bebito nena nene
  princesa reina reinita rey principe angelito angelita diablito diosito dios diosesamor jesuscristo
  jesucristo jesusteamo cristo cristoteama virgen virgencita santamaria gloriaadios bendicion bendiciones fe
  familia mifamilia mama mamita mami papa papito papi hermano hermana hermanos hijo hija mihijo mihija abuela
  abuelo amigo amiga amigos amistad novia novio esposa esposo vida mivida sol luna estrella estrellita cielo
  mar tierra fuego agua mariposa flor florecita rosas margaritas girasol gato gatito gatita perro perrito
  perrita caballo leon tigre aguila lobo pantera conejo conejito oso osito tortuga delfin raton pollito
  chocolate chocolatito caramelo dulce azucar fresa cereza manzana naranja limon sandia mango platano banana
  pina cafe cerveza tequila musica rock metal metallica nirvana slipknot ironmaiden acdc beatles elvis eminem
  shakira rbd rebelde selena madonna britney beyonce rihanna maluma badbunny mexico colombia argentina chile
  peru venezuela ecuador bolivia paraguay uruguay brasil brazil panama guatemala honduras nicaragua costarica
  cuba puertorico dominicana espana españa portugal italia francia france paris london england germany berlin
  usa newyork chicago boston texas dallas houston austin florida miami california losangeles hollywood
  sanfrancisco oakland seattle denver vegas lasvegas hawaii canada toronto montreal australia sydney china
  japan tokyo korea india africa egypt russia moscow lima bogota caracas quito buenosaires montevideo
  monterrey guadalajara computer internet windows microsoft google facebook twitter instagram whatsapp youtube
  yahoo hotmail gmail samsung nokia motorola apple iphone android linux ubuntu oracle cisco dell compaq
  toshiba sony panasonic network server system manager office service support default guest test tester
  testing demo sample example temp temporal changeme newpass newpassword business company money cash dollar
  dollars rich millionaire casino jackpot poker luckyseven roulette blackjack winner win champion success
  power freedom forever friends friend family mother father mommy daddy mom dad brother sister happy happiness
  smile smiley peace hope faith trust trustno grace blessed blessing jesuslives god godisgood christ church
  bible gospel heavenly holy prayer miracle believe dream dreams dreamer magic magical wizard witch mystic
  diamond diamonds gold golden silver platinum pearl ruby emerald sapphire purple orange yellow green blue red
  black white pink brown rainbow summer winter spring autumn january february march april june july august
  september october november december monday friday sunday enero febrero marzo abril mayo junio agosto
  septiembre octubre noviembre diciembre lunes viernes sabado verano invierno primavera otoño navidad
  christmas holiday vacation birthday party dance dancer dancing music guitar piano drummer drums singer
  melody rocknroll hiphop rapper gangster gangsta thug pimp playa homie cookie cookies candy cupcake cheese
  pizza burger apples cherry peaches strawberry blueberry pepper ginger cinnamon sugar peanut pumpkin coffee
  pepsi cocacola coke beer whiskey vodka budlight heineken corona smokey bandit buddy bailey buster cooper
  rocky duke oreo shelby coco chloe bella lola toby rusty scooter scooby casper fluffy muffin boomer bubba
  bubbles buttercup peewee pookie precious cutie cutiepie beautiful pretty sexy sexygirl sexyboy hottie
  hotstuff hotgirl badboy badgirl bigboy bigdaddy bigdog crazy loco loca wild rebel outlaw maverick genius
  einstein newton darwin shakespeare college school student teacher doctor nurse police fireman army navy
  marines airforce military sergeant pilot airplane flying rocket space spaceship enterprise startrek spock
  kirk picard stargate babylon serenity firefly simpsons homer bart southpark cartman familyguy futurama
  whatever nothing something anything forget forgot remember never always anyone nobody someone somebody
  asshole bullshit fuckyou fuckoff fuckme fuck shit bitch bastard biteme eatme suckit boobs hardcore lesbian
  mierda puta puto cabron pendejo culo verga pinga chinga tumadre carajo joder cojones hola holahola holamundo
  helloworld hi hey bonjour ciao adios bienvenido bienvenida bienvenidos gracias porfavor siempre nunca todo
  nada feliz felicidad alegria paz libertad justicia fuerza poder suerte buenasuerte fortuna dinero ganador
  ganadora apuesta apuestas ruleta bingo loteria tragamonedas oro plata diamante rubi zafiro perla campeon
  campeona guerrero guerrera soldado policia bombero maestro maestra profesor profesora estudiante escuela
  colegio universidad trabajo oficina sistema sistemas computadora celular telefono usuario cuenta banco
  tarjeta verde rojo azul negro negra blanco blanca amarillo rosado morado counterstrike hello
`
  .trim()
  .split(/\s+/);
