/**
 * The most common passwords of eight characters and more, from leaked lists as counted by the zxcvbn project (MIT, see NOTICE). Attackers try these
 * first.
 */
export const commonestPasswords: ReadonlySet<string> = new Set(
  `
!qaz2wsx %%passwo 0.0.0.000 0000000000o 007james 01011900 01011910 01011950 01011960 01011961 01011970 01011971 01011972 01011973 01011974 01011975 01011976 01011977 01011978
01011979 01011980 01011981 01011982 01011983 01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011994 01011995 01011999 01012000
01012001 01012010 01012011 01020304 0102030405 010203040506 01021990 01031985 01031988 01031989 01041985 01041988 01061986 01061990 01071986 01081989 01091987 01091989
01121986 01121988 013cpfza 01478520 0147896325 0192837465 02011971 02011975 02011980 02011981 02011982 02011983 02011984 02011985 02011986 02011987 02011988 02011989 02021971
02021973 02021976 02021979 02021981 02021982 02021983 02021984 02021985 02021986 02021987 02021988 02021989 02021990 02031970 02031973 02031974 02031975 02031977 02031978
02031979 02031980 02031981 02031982 02031984 02031985 02031986 02031987 02031988 02031989 02041972 02041973 02041974 02041975 02041976 02041977 02041978 02041979 02041980
02041981 02041982 02041983 02041984 02041985 02041986 02041987 02041988 02041989 02051970 02051972 02051973 02051975 02051976 02051977 02051978 02051980 02051981 02051982
02051983 02051984 02051985 02051986 02051987 02051988 02051989 02061971 02061972 02061974 02061976 02061977 02061980 02061982 02061983 02061984 02061985 02061986 02061987
02061988 02061989 02071971 02071975 02071976 02071978 02071979 02071980 02071981 02071982 02071983 02071984 02071986 02071987 02071988 02071989 02081970 02081973 02081974
02081976 02081977 02081980 02081982 02081983 02081984 02081985 02081986 02081987 02081988 02081989 02091971 02091973 02091975 02091976 02091977 02091980 02091981 02091983
02091984 02091985 02091986 02091987 02091989 02101973 02101976 02101977 02101979 02101981 02101983 02101984 02101985 02101986 02101987 02101988 02101989 03031986 03041986
03041991 03082006 04041988 04041991 05051985 05051987 05051989 06061986 063dyjuy 07071977 07071987 07091990 07831505 08031985 08031986 08051990 08081988 08121986 08154711
08522580 085tzzqi 09051945 0987654321q 0o9i8u7y 10011986 10011990 100200300 10031988 10051987 10071987 10101986 10101990 10203040 1020304050 102030405060 10293847 1029384756
10inches 11001001 11051987 11051990 11061985 11081989 11111111 1111111111zz 111111aa 1111122222 11112222 1111aaaa 1111qqqq 11121314 11121986 11122233 111222333 11223344
1122334455 112233445566 11223344q 11235813 1123581321 11924704 12011987 12021988 12031985 12031987 12051988 12121985 12121990 12131415 1213141516 1223334444 12233445 12312312
123123123q 123123321 123123qwe 1232323q 12332112 123321123 123321456 123321qwe 12340987 12344321 12344321q 1234509876 12345123 12345432 123454321 1234554321 12345612 123456123
12345654321 123456654321 12345666 12345671 12345677 12345678 123456789 1234567890 12345678900 12345678900987654321 1234567890a 1234567890q 1234567890s 1234567890z 1234567891
12345678910 123456789123 1234567899 123456789987654321 123456789a 123456789abc 123456789d 123456789g 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p
123456789q 123456789qaz 123456789qwe 123456789qwerty 123456789r 123456789s 123456789v 123456789w 123456789z 12345678a 12345678q 12345679 1234567a 1234567aa 1234567q 1234567u
1234567z 12345687 123456987 123456aa 123456ab 123456abc 123456as 123456asd 123456qaz 123456qq 123456qqq 123456qw 123456qwe 123456qwerty 123456ru 123456zxc 12345abc 12345asd
12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty 12345trewq 12345zxcvb 12347890 12348765 12349876 1234abcd 1234asdf 1234kekc 1234qwer 1234qwerty 1234rewq 1234rmvb 1234zxcv
123581321 12365478 123654789 12369874 123698741 123698745 123789456 123asd123 123hfjdk147 123masha 123mudar 123qaz123 123qq123 123qwe123 123qwe321 123qwe456 123qweas 123qweasd
123qweasdzxc 123qwert 123qwerty 12locked 12qw12qw 12qw34er 12qwaszx 12qwerty 12s3t4p55 13021990 13031987 13041987 13041988 13061986 13121985 13243546 13245768 132465798
134679852 13572468 13576479 1357908642 1357911q 13579246 135792468 1357924680 135797531 135798642 14021985 14021986 14061991 14111986 14725836 147258369 14785236 147852369
14789632 147896321 147896325 14881488 15011987 15021985 15051981 15051990 15101986 151nxjmt 15426378 154ugeiu 159753123 159753456 159753852 159875321 16051987 16051989
16121987 17011987 17051988 17061988 17171717aa 18011987 18061990 18091985 18121812 18273645 18436572 19061987 19101987 19283746 192837465 19411945 19844891 19877891 19933991
1a2a3a4a 1a2a3a4a5a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1asshole 1basebal 1diamond 1footbal 1hxboqg2 1jennife 1letmein 1michael 1million 1mustang 1passwor 1password
1patrick 1q2q3q4q 1q2q3q4q5q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qay2wsx 1qaz!qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qazzaq1
1qw23er4 1william 1x2zkg8w 1z2x3c4v 1z2x3c4v5b 20031987 20051988 20061988 20091988 20091991 20111986 20spanks 21011989 21031987 21031988 21031990 21051988 21051991 21101986
21125150 2112rush 22011988 22021986 22021989 22031984 22041987 22041988 22061941 22071986 22334455 22446688 23021986 23041987 23176djivanfros 23skidoo 24011985 24061986
24111989 243462536 24681012 246813579 25031987 25041988 25081988 25091987 25121987 25251325 25800852 25802580 26031988 26061987 27061988 27731828 28011987 28021990 28021992
28041987 29011985 29051989 29071983 2sexy2ho 2w3e4r5t 2wsx3edc 2wsxcde3 2wsxzaq1 30031988 30041986 30051985 31011987 31415926 314159265 321456987 32165498 321654987 3216732167
326159487 333666999 33rjhjds 34523452 369258147 369852147 380zliki 383pdjvl 3edc4rfv 3edcvfr4 3rjs1la7qe 3stooges 43046721 43211234 44332211 44445555 44magnum 45m2do5bs
48151623 4815162342 4904s677075 4r3e2w1q 4rfv3edc 4rfv5tgb 50spanks 51051051051 541233432442 55bgates 5hsu75kpot 5tgb6yhn 5wr2i7h8 66613666 67camaro 68camaro 69213124 69camaro
73501505 74108520 74123698 741258963 74185296 741852963 74227422 748159263 7777777a 777888999 789123456 78945612 789456123 7894561230 78963214 789632145 789654123 7hrdnw23
7ugd5hip2j 890098890 89015173454 89600506779 8j4ye3uz 8phrowz622 8phrowz624 911turbo 918273645 9293709b13 963258741 96385274 963852741 987412365 987456321 987654321a
987654321q 99762000 a1234567 a12345678 a123456789 a123456a a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 a7777777 aa123456 aaaa1111 aaaaaaa1 aardvark aassddff
abc12345 abc123456 abcd1234 abcdefg1 aberdeen abigail1 abnormal abracada abracadabra abrakadabra abulafia acapulco access14 access99 account1 achilles acidburn adelphia
adgjmptw admin123 admin18533362 adrenali adrenalin adventur aerosmit aerosmith afrodita agent007 agnieszka airborne airforce airforce1 airplane akatsuki alabama1 alastair
albatros alcatraz alejandr aleksander aleksandr aleksandra alessand alessandro alex1234 alexande alexander1 alexandr alexandre alexandru alfarome alfaromeo algernon alhambra
aligator alkaline allblack alleycat alligator allison1 allnight allstars allstate alpacino alpha123 alphabet alphaman alterego amanda12 amanda18 amarillo amateurs ambrosia
america1 amethyst amoremio amsterda amsterdam anaconda anakonda anastasi anastasiya anatoliy andreas1 andrew12 andromed andromeda andyod22 angel123 angel666 angeleye angelito
angelofwar anhyeuem anna2614 annamari annemari anteater antelope anthony1 anthony2 anthony7 antigone anton123 antonio1 antonius antoshka anuradha aolsucks apollo11 apollo13
apple123 applepie aqswdefr aquafina aqualung aquarius arabella aragorn1 arcangel archange archangel architec argentin argonaut arhangel arizona1 armageddon armagedon armstron
arrowhea arschloch arsehole arsenal1 arsenalf arsenalfc art131313 artofwar as123456 asd12345 asd123asd asdasd123 asdasdas asdf1234 asdfasdf asdffdsa asdfg123 asdfg12345
asdfgh01 asdfgh12 asdfghjk asdfghjkl asdfjkl; asdfqwer asdfzxcv asdqwe123 ashley12 asmodeus aspirine assassin assassins assclown asshole1 assholes asslover assmaste assmunch
astalavista asterios astonvil astonvilla astroboy atlanta1 atlantis atreides augustin aurelius austin31 austin316 australi autobahn avalanch avalanche avangard awesome1
azerty123 azertyui azertyuiop azsxdcfv azsxdcfvgb babemagn babemagnet baberuth babushka babybear babyblue babycake babycakes babydoll babyface babygirl babygirl1 babygurl
babylon5 babylove backbone backdoor backlash backspac badabing badkarma badlands badnaamhere bagpipes bajingan baldrick balloons ballsack baltimor banderas baphomet baracuda
barakuda barbados barbara1 barbarian barcelon barcelona bareback barefeet barefoot baritone barracud barracuda barselona basebal1 baseball baseball1 basketba basketbal
bassfish bastard1 batman12 batman99 bayliner baywatch bcfields beachbum bearcats beatles1 beautifu beckham7 beefcake beethove behemoth bella123 bellagio bellevue belochka
bendover benessere bennett1 bergkamp berliner bernard1 bernhard besiktas bestfriend bettyboo bettyboop bigballs bigblack bigblock bigboobs bigbooty bigbucks bigbutts bigdaddy
bigdick1 bigdicks bigfoot1 biggdogg bigmoney bignasty bigpenis bigpimpi bigpoppa bigpussy bigstick bigtruck bigwilly billabon billabong billiard billy123 billybob billyboy
binladen biohazard bionicle birthday1 birthday21 birthday4 biscuit1 bisexual bismarck bismilla bismillah bitchass biteme69 blablabl black123 blackass blackbel blackbelt
blackber blackberry blackbir blackbird blackbox blackboy blackcat blackcoc blackcock blackdog blackhaw blackhawk blackice blackie1 blackjac blackjack blacklab blackops
blackout blackrose blackshe blacksta blacksun blacktop bladerunner blahblah blaster1 blastoff blessed1 blessing blingbling blink182 blizzard blondie1 blondinka bloopers
blowfish blowjobs blue1234 bluearmy blueball bluebear bluebell blueberr bluebird bluedevi blueeyes bluefish bluegill bluejays blueline bluemoon bluenose bluenote bluerose
bluesman bluestar bobafett bobby123 bobdylan bobmarle bobmarley bocephus bollocks bondarenko bonefish bonehead bonethug bonghits boogaloo bookcase bookmark bookworm boomboom
boondock bootneck borabora bordeaux boris123 borussia boscoe01 bosstone bradley1 brandon1 brasilia bravehea braveheart brazzers breakers brendan1 brentfor bretagne brian123
brianna1 brighton britney1 britneys broncos1 broncos7 broodwar brooklyn brother1 browndog browneye brucelee bruno123 bubba123 bubbadog bubblegum bubbles1 buckeye1 buckeyes
buckshot buckwhea budapest buddy123 buddyboy buddydog budlight budweise budweiser buffalo1 buffalos bugsbunn bugsbunny bukowski bulldawg bulldog1 bulldog2 bulldogg bulldogs
bullfrog bullhead bullseye bullshit bullwink bumblebe bungalow bunghole buratino businessbabe buster01 buster12 buttercu buttercup butterfl butterfly buttfuck butthead
butthole buttocks buttplug bynthytn c3por2d2 cabernet cableguy cachondo cachorro cadillac caitlin1 calamity caliente californ caligula calimero callisto callofduty camaro69
camaross camaroz2 cambiami cambridg camelot1 cameltoe cameron1 canadien candyass candyman cannabis cannibal cannonda cantona7 capetown capital1 capitals capoeira capricor
capricorn capslock captain1 cardinal care1839 carebear carefree carlitos carnival carolina carpedie carpediem carpente carthage cartman1 cartoons casablan casablanca casanova
caseydog cashflow cashmone cashmoney cassandr castaway catdaddy catfight catfish1 catherin catlover catwoman cavalier cbr600rr cbr900rr cdtnjxrf cdtnkfyf celticfc celtics1
centrino centurion cerberus cezer121 cfitymrf chainsaw challeng champagn champion changeit changeme characte chargers charisma charles1 charles2 charlie1 charlie123 charlie2
charlie3 charlie9 charlies charlott charlton checkers checkmat cheerleaers chelsea1 chelsea2 chelseafc chemistr cherokee cherries cheshire chester1 chester2 chevelle chevrole
chevrolet chevy454 chevyman chevys10 chevyz71 chewbacc chewbacca cheyanne cheyenne chicago1 chicago2 chicken1 chicken2 chickens chickenwing101 chilidog chillout chipmunk
chipper1 chocolat chocolate1 choochoo chopper1 choppers chris123 chrisbln chrissy1 christia christin christma christop christophe christy1 chrysler chuckles churchil cinnamon
citibank civilwar cjkysirj cjrjkjdf clarinet classic1 classics claudia1 claymore cleopatr clevelan clinton1 clippers clitlick clitoris close-up cnfybckfd cnjvfnjkju cobra427
cocacola cocksuck cocksucker codeblue coldbeer coldplay collecti colleen1 college1 colombia colorado colossus colt1911 coltrane comanche comicbook comicbookdb commande
commando commodor computer computer1 concorde concrete connect1 consumer contortionist control1 cookies1 coolbean cooldude coolgirl coolhand coolness copenhag corleone
cornhole cornholi corvet07 corvette costaric cosworth countach counterstrike country1 coventry cowboys1 cowboyup cracksevi crazybab crazyman creampie creatine creative
creepers crescent cricket1 crimson1 cristiano crjhgbjy crocodil crusader cruzazul crystal1 ctdfcnjgjkm cthuttdyf cucumber culinary cumeater cuntlick cuntsoup cupcake1 cutiepie
cvbhyjdf cvzefh1gkc cxfcnkbdfz cxfcnmttcnm cyberonline cybersex cyclones cygnusx1 cynthia1 dad2ownu daddy123 daedalus daffodil dagestan dagobert daisydog daisymae dallas22
damage11 dangerou daniel12 daniel123 daniela1 danielit dannyboy daredevi daredevil darkange darkangel darkjedi darkknight darklord darkmoon darkness darkside darkstar darkwing
darthvad darthvader dashadasha davecole david123 davidoff daydream dbrnjhbz deadhead deadlift deadpool deadspin death123 death666 deathnote deathrow deborah1 deepblue deepthro
deepthroat deerhunt deeznuts deeznutz defender defiant1 deftones delorean delpiero demon666 denis123 derparol derrick1 designer desperad desperado destiny1 destroye detectiv
detroit1 deutschland devil666 devildog devilman devilmaycry dfcbkbcf dfktynby dfktynbyf dhjnvytyjub diamante diamond1 diamonds dickface dickhead dickless dickweed dietcoke
digital1 dilbert1 dilligaf dillweed dima1995 dima1996 dingdong dinosaur diogenes dipstick direwolf dirtbike dirtydog discover dkflbckfd dkflbvbh dkflbvbhjdbx dkflbvbhjdyf
doberman dodgeram dodgers1 doggydog doggystyle doghouse dogpound dolemite dollface dolphin1 dolphins doma77ns domainlock2005 domenico dominator dominic1 dominika dominion
dominiqu dontknow doomsday doorknob doraemon dortmund dothedew doughboy douglas1 downhill dragon01 dragon10 dragon11 dragon12 dragon123 dragon13 dragon22 dragon23 dragon66
dragon69 dragon76 dragon88 dragon99 dragonba dragonball dragonballz dragonfl dragonfly dragons1 dragrace dragster dreamcas dreamcast dreamer1 dreamers drjynfrnt dropdead
dropkick drowssap drpepper drumline drummer1 dthjybrf dthyjcnm dtkjcbgtl dtxyjcnm ducati99 duckhunt duckling ducksoup duffbeer duracell durango1 dustydog dutchess dutchman
dynamite dzxtckfd earnhard earthlin earthlink eastside eastwood eatmenow eatmeraw eatpussy eclipse1 edinburg edwardss eggplant eightbal eightball einstein ejaculation
ekaterina elaine22 elbereth elcamino eldiablo eldorado electric electron element1 elephant eleven11 elisabet elizabet elizaveta elvira26 elvis123 emachine emachines embalmer
emmitt22 energize enforcer engineer england1 enter123 enternow enterpri enterprise envision epaulson epiphone erection ericsson escalade escorpio espresso essendon eternity
ethernet euphoria evanescence evangeli evangelion evenflow evergree everlast everques everquest everton1 evgeniya evildead evolutio excalibu excalibur excellen exploite
explorer express1 eyecandy f00tball f15eagle fabienne fabregas facefuck failsafe fairlane fairview fakepass falcon16 falstaff fandango fantasia fantasti fantasy1 fantomas
farscape fartripper fastball fastcars fatluvr69 fatpussy favorite2 favorite5 favorite6 favorite7 favorite8 fcbayern fearless feathers federica feelgood fellatio fellowes
ferrari1 ferrari3 feyenoord fgjrfkbgcbc fgtkmcby fhvfutljy fidelity fightclu fightclub finalfan finalfantasy fireball firebird fireblad fireblade firefigh firefighter firehawk
fireman1 firestar firestor firestorm firetruc firewall firework fishbone fishcake fisherma fisherman fishface fishhead fishing1 fishtank fistfuck fivestar fkbyjxrf
fkmnthyfnbdf fktrcfylh fktrcfylhf fktrcfylhjdbx fktrcfylhjdyf fktyeirf flamengo flamingo flapjack flashman flathead flexible flhtyfkby flintsto flipflop flipmode flipper1
flipside florida1 flounder flowers1 flvbybcnhfnjh flyers88 fnkfynblf footbal1 football football1 footlove fordf150 fordf250 fordf350 fordtruc foreplay foreskin forever1
forgetit forklift formula1 forsaken foxhound foxtrot1 foxylady francesc francis1 francisc frank123 frankfur frankie1 frdfhbev freckles fred1234 fredderf frederik free4all
freebird freedom1 freedom2 freedom7 freefall freelove freepass freeporn freestyl freetime freeuser freewill freiheit frenchie friday13 friends1 friendster front242 frontera
frontier fruitbat fuck_inside fuckedup fuckface fuckfest fuckhead fuckinside fucklove fuckme69 fuckmehard fuckoff1 fuckshit fuckslut fuckthat fuckthis fuckyeah fuckyou1
fuckyou123 fuckyou2 fujifilm fullback fullmoon funhouse funnyman funstuff funtimes fussball futurama futyn007 fuzzball fyfcnfcbz fyfnjkbq fylhtqrf fynjybyf fyutkbyf fyutkjxtr
gabriel1 gabriell galactic galadriel galatasaray galeries gallaries gamecock gamecube gameover gametime gandalf1 gandalf2 gangbang gangbanged gangster ganjaman ganjubas
gannibal ganymede gardenia garfield gargamel gargoyle garrett1 gateway1 gateway2 gateways gatorade gbgbcmrf gbhfvblf gearhead geibcnbr gemstone general1 genesis1 geneviev
george12 georgia1 geraldin germany1 geronimo gesperrt getalife getmoney getsdown gfgfvfvf gfhfljrc gfhjkm12 gfhjkm123 gfhjkmgfhjkm gfhjkmxbr gfhjkzytn gfhkfvtyn gfhnbpfy
ghbdtn12 ghbdtn123 ghbdtnbr ghbdtnbrb ghbdtndctv ghbdtnghbdtn ghbdtnrfrltkf ghblehjr ghblehrb ghbrjkbcn ghbrjkmyj ghbywtccf ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm ghjcnjghjcnj
ghjcnjnfr ghjdthrf ghjnjnbg ghjnjrjk ghjuhfvvf ghjvtntq ghostman ghostrid ghostrider ghtktcnm gianluca gibsonsg gigabyte ginger12 ginscoot girfriend giveitup gizmo123 gizmodo1
gladiato gladiator glendale glennwei glenwood gn56gn56 gnasher23 gobigred gobrowns godbless godfathe godfather godislove godofwar godsmack godspeed godzilla gogators goldeney
goldeneye goldfing goldfinger goldfish goldmine goldrush goldstar goldwing golfball golfclub golfing1 gonefish good123654 goodfell goodfood goodgirl goodison goodlife goodluck
goodnews goodstuf goodtime goodtimes goodyear goofball google123 gooseman gordon24 gorillaz gotigers gotohell gotyoass grandpri grandprix grapeape grasshop graywolf greatone
greatsex greedisgood green123 greenbay greenbud greenday greenman greentea greenwoo gregory1 gremlins greyhoun greywolf grimlock grizzly1 groupd2013 gsxr1000 gtkmvtyb gtkmvtym
gtnhjdbx gtxtymrf guardian guatemal guderian guesswho guillaum guillerm guinness guitarra gulliver gunsling gunsmoke gy3yt2rgls gymnastic hairball halflife halflife2 halfmoon
halfpint hallo123 hallowee hamburge hammerhe hammers1 handball handcuff handyman hannibal hannover hansolo1 happines happy123 happyday happydays happydog happyman hardball
hardcock hardcore harddick hardhead hardrock hardwood hardwork harley01 harry123 harrypot harrypotter hatteras hattrick hawaii50 hawaiian hawkeye1 hawkeyes hawkwind hawthorn
hayabusa hd764nw5d7e1vb1 headless headshot heather1 heather2 hedgehog heineken heinlein hellbent hellfire hello123 hellohel hellokit hellokitty hellothe helloyou hellsing
hellyeah helpdesk hemicuda henderso hendrix1 hercules herewego hermione hernande hershey1 hetfield hfgcjlbz hhhhhhh1 hibernia highbury highheel highland highlander highlife
hilfiger hillbill hillside hitman47 hjvfyjdf hockey12 hogwarts holeinon holiday1 hollydog hollywoo holyshit homebase homebrew homemade homepage homer123 homersim hondacbr
hondacivic hondacrx honeybee honeybun honeydew hongkong honolulu hooligan hoopstar hoopster hoosiers hooters1 hopefull hornyboy hornyguy hornyman horseman horsemen hot2trot
hotbabes hotchick hotgirls hotpants hotpussy hotsauce hotstuff hotwheel hounddog housewife housewifes houston1 hrvatska htubcnhfwbz hugecock hugetits hugoboss hulkster
hunter01 hunter12 hurrican huskers1 hyperion ibill123 ibilljpf ibilltes icecream icehouse idontkno idontknow ignatius ihateyou ijrjkflrf ilikepie ilikesex illmatic illumina
illusion ilovegod iloveher ilovemyself ilovepor iloveporn ilovepussy ilovesex iloveyou iloveyou! iloveyou1 iloveyou2 ilya1234 ilya1992 immortal impalass imperium implants
imtheman incognito indahous india123 indiana1 indianali indians1 infiniti infinity inflames insertion insertions insomnia inspiron integra1 interacial intercourse internat
internet internet1 intrepid intruder inuyasha invictus ireland1 irishman ironhead ironhors ironmaid ironmaiden ironman1 isacs155 ishikawa iskander islander istanbul istheman
italiano iverson3 iwantsex iwantyou izabella j3qq4h7h2v jackass1 jackson1 jackson2 jackson5 jailbird jakester jamaica1 james007 james123 jamesbon jamesbond january1 japanees
jasmine1 jason123 jayhawks jbond007 jediknig jediknight jedimast jeepster jefferso jeffrey1 jellybea jellybean jemoeder jennife1 jennifer1 jeronimo jerrylee jessica1 jessica2
jesucrist jesus123 jesus777 jesuschrist jiggaman jimmy123 jiujitsu jledfyxbr johannes john1234 johncena johndeer johndeere johngalt johnmish johnson1 jonathan1 jordan12
jordan23 joseluis josephin joshua12 joystick juancarlo junkmail junkyard jupiter1 jupiter2 jurassic just4fun justdoit justice1 justin12 justinbieber juventus kakaroto kakashka
kamasutra kamehame kamikadze kamikaze kangaroo karamelka karolina kasparov katarina katerina katharin katrina1 kawasaki kazanova kazantip kcchiefs kcj9wx5n kelly001 kelly123
kenneth1 kennwort kenworth kevin123 keyboard keystone kfcnjxrf kfvgjxrf kickflip kicksass kikimora killbill killemall killer12 killer123 killzone kingfish kingkong kingrich
kingsize kingston kirill123 kissmyas kissmyass kitty123 kittycat kittykat kjrjvjnbd kleopatra klondike klootzak knickerless knickers knockers knowledg knuckles kochamcie
kochanie komputer konfetka konstantin kordell1 koroleva kovalenko krasnodar krasotka kristen1 kristin1 krokodil kukuruza kukushka kurosaki kusanagi l58jkdjp! l8g3bkde labrador
lacrimosa lacrosse ladybird ladybug1 ladygaga laetitia lagwagon lakers24 lakers32 lakeside lakewood lalakers lalaland lambchop lamborghini lancaste lancelot landrove landrover
landscap lapdance lapochka laracrof laracroft larry123 laserjet lasttime lasvegas lavalamp lbfyjxrf leavemealone lebowski lebron23 leedsutd left4dead legoland leiceste
lemmings lemonade lenochka leonidas lesbians letitrid letmein1 letmein2 letmein22 letmeinn letmesee letsdoit letsfuck letsplay lexingky lexingto lfitymrf libertad liberty1
licorice lifehack lifeisgood lighthou lightnin lightning lilwayne limewire limpbizkit lincoln1 lindsay1 lindsey1 lineage2 lionhear lionheart lionking littlebi littlema
livelife liverpoo liverpool liverpool1 livewire lizaveta ljxtymrf lockdown lockerroom locoman0 logitech loglatin lokomotiv lol12345 lollipop lollypop london12 lonesome
lonestar lonewolf longbeac longdick longdong longhair longhorn longhorns longjohn longlegs longshot loredana losangel losangeles lost4815162342 lostsoul lotus123 love1234
lovecraf lovefeet lovehate lovelife loveme89 lovepussy loverboy loverman lovesexy loveyou1 loveyou2 lowrider lucas123 lucky123 lucky777 luckyboy luckydog luckyman luckyone
ludacris lunchbox luscious luv2epus macaroni macdaddy macgyver machoman macintos macintosh mackenzi madagaskar madala11 maddison madhouse madison1 madonna1 magellan magic123
magician magicman magnavox mahalkita mailcreated5240 majestic makarova makaveli makeitso makemone makemoney maksimka malcolm1 malishka mallorca mallrats mamacita mamapapa
mamasita mammamia mamochka manager1 manchest manchester mandarin mandingo mandolin mandrake manhatta mannheim manunite manunited manwhore mapet123456 maradona marajade
marathon marauder marbella marcello marcius2 margarit margosha maria123 marigold marijuan marijuana marillio mariners marines1 marino13 mariposa marishka marissa1 marketin
marlboro marseill marseille martini1 maryjane masamune maserati mash4077 master01 master11 master12 master123 masterbaiting masterbate masterbating masterkey mastermi
mastermind masturbation matchbox matthew1 matthew2 matthew7 matthias mattingl maurizio maurolarastefy maverick maverick1 mavericks maximilian maximus1 maxpayne maxpower
maxwell1 mazafaka mazda323 mazda626 mazdarx7 mazdarx8 mazinger meandyou meatball meathead meatloaf mechanic medicina megadeth megapass megatron melanie1 melbourn melissa1
melissa2 memyself meowmeow mephisto mercedes mercury1 meridian mersedes metal666 metalgear metalica metallic metallica metallica1 metalman metropol michael1 michael2 michael3
michael7 michael8 michael9 michele1 michelle1 michigan mickeymouse microlab microphone microsof microsoft midnight mike1234 milamber milashka milenium milhouse milkyway
millenium millerli million1 millwall minecraft minidisc minimoni minnesot minotaur miranda1 miroslav mischief misfit99 misiaczek mississi mistress mnbvcxz1 mobbdeep mobydick
modelsne mojojojo molly123 mollydog momsanaladventure monalisa money123 moneybag moneymaker moneyman mongoose monique1 monkey11 monkey12 monkey123 monkey69 monkeybo monkeyboy
monkeyma monkeyman monolith monopoly monster1 montagne montana1 montecar montecarlo monterey montgom240 montreal montrose moonbeam moonligh moonlight moonshin moonshine
moonstar morkovka morozova morpheus morrigan morrisse morrowind mortgage morticia mortimer mostwanted motdepasse motherfu motherlode motocros motocross motorcyc motorola
mounta1n mountain mousepad mrbrownx mrbrownxx muaythai mudvayne muenchen muffdive mulberry multiplelo multisyn multisync munchkin mushroom music123 musicman mustang0 mustang1
mustang2 mustang3 mustang5 mustang6 mustang7 mustang8 mustang9 mustangg mustangs myfriend mymother mynameis mypasswo mypassword mysecret myspace1 mysterio myxworld nadezhda
nancy123 nascar24 nashvill nastenka natalie1 nataliya natascha natasha1 natashka natedogg nathanie naughty1 nautilus navigato navigator navyseal nazareth nbuhtyjr ncc1701a
ncc1701d ncc1701e ncc74656 nebraska needforspeed nemesis1 nemrac58 netscape network1 neveragain nevermin nevermind nevermor nevermore newcastl newlife1 neworder newpass1
newpass6 newport1 newports newproject2004 newstart newstyle newworld newyork1 nicetits nicholas1 nietzsch nighthaw nightmar nightowl nightwin nightwish nikita123 nikitina
nikolaus nineball nineinch nintendo nirvana1 njdevils nocturne nokia123 nokia3250 nokia3310 nokia5130 nokia5230 nokia5300 nokia5310 nokia5530 nokia5800 nokia6233 nokia6300
nokia6303 nokian70 nokian73 nolimit8 nolimits noname123 nonmembe nonrev67 nopassword normandy northsta nosferat nosferatu nostromo notagain notebook nothing1 notredam
notredame nounours novifarm novikova nthvbyfnjh ntktdbpjh numbnuts nuttertools nwo4life nygiants nyknicks nyyankee oblivion obsidian oc247ngucz oceans11 octavian october1
october2 odysseus oldschool olivetti omegared omsairam onepiece open1234 opendoor opensesa opensesame operator optimist optiplex orange12 oriflame orlando1 oscar123 outsider
overkill overlord p0015123 p0o9i8u7 p455w0rd p4ssw0rd p@ssw0rd pa55w0rd pa55word pacifica packard1 packers1 packers4 painkiller paintbal paintball pakistan paladin1 pallmall
palmetto palmtree panasoni panasonic panchito pandora1 panorama pantera1 panther1 panthers panties1 pantyhos pantyhose papabear papamama paperboy papercut paperino papichul
papillon paradigm paradise paramedi paramedic paramore parlament parolparol parsifal partizan pasadena pass1234 passcode passfind passion1 passions passmast passport passthie
passw0rd passwerd passwor1 password password0 password01 password1 password11 password12 password123 password1234 password2 password3 password4 password6 password69 password9
password99 passwords passwort patches1 pathfind pathfinder patricio patrick1 patrick2 patrick9 patriot1 patriots patrizia patterso pavement pavilion payton34 peaceout peaches1
peaches2 pearljam peekaboo pegasus1 pendrago penetrating penetration penguin1 penguins pennstat pennstate pennywis penthous pentium4 pepper12 pepsi123 pepsicola pepsione
peregrin perfect1 perfecto pershing pertinant pervasive pescator peter123 peterbil peterbilt peternorth peterose peterpan petrovich phaedrus phantasm phantom1 phantoms
pharmacy pheasant phialpha philippe phillies phillip1 phoenix1 phoenix2 pi314159 pianoman piazza31 pictuers piercing pimpdadd pimpdaddy pimpster pineappl pineapple pinetree
pinewood pingpong pinkfloy pinkfloyd pinnacle pioneer1 pipeline pippen33 piramida piramide pitchers pittbull pizzahut pizzaman pizzapie plastics platinum platypus playball
playboy1 playboy2 playboys player69 playmate playstat playstation playtime pleaseme plymouth poiuytrewq pokemon1 pokemon123 polarbea polaris1 polaroid police22
polniypizdec0211 pontiac1 poohbear pool6123 poontang poophead popcorn1 porkchop porn4life pornking pornographic pornpass pornstar porsche1 porsche9 porsche911 portland
portugal poseidon positivo postov1000 power123 powerade powerboo powermac powerman ppspankp prashant preacher precious predator prelude1 presario presiden preston1 prettygirl
primetim primrose princesa princess princess1 princessa princeto pringles priscill private1 priyanka promethe prospero proverbs psychnau psychnaut1 pufunga7782 pumpkin1
pumpkins punisher punkrock puppydog puravida pussy123 pussy4me pussycat pussyeat pussyeater pussylicker pussylov pussylover pussyman pyramid1 pyramids q1234567 q123456789
q1234567890 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 q8zo8wzq qawsedrf qawsedrftg qaz12345 qaz123wsx qazwsx12 qazwsx123 qazwsxed qazwsxedc
qazwsxedc1 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxsw12 qazxsw123 qazxsw21 qazxswed qazxswedc qazxswedcvfr qpwoeiruty qq123456 qqqq1111 quality1 quant4307s qw123456
qwaszx12 qwaszx123 qwe123asd qwe123qwe qweasd123 qweasdzx qweasdzxc qweasdzxc123 qwedsazxc qweqwe123 qwer1234 qwer4321 qwerasdf qwerasdfzxcv qwerfdsa qwert123 qwert12345
qwertasdfg qwerty00 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty13 qwerty21 qwerty22 qwerty77 qwerty777 qwerty78 qwerty99 qwertyasdfgh qwertyui
qwertyuio qwertyuiop qwertzui qwerzxcv r2d2c3p0 r2d2c3po r4e3w2q1 radiance radiohea radiohead radioman ragnarok raiders1 rainbow1 rainbow6 rainbows raindrop rainyday raistlin
rammstei rammstein ramstein ranchero ranger99 rangers1 rapunzel rasengan rasputin rastaman raymond1 razdvatri razorbac rb26dett rdfhnbhf realdeal realmadrid rebbyt34 rebecca1
reckless red12345 redalert redbaron redbeard redbirds reddevil reddrago reddragon reddwarf redhead1 redheads redlight redneck1 redshift redskins redsox04 redstorm redtruck
redwing1 redwings reloaded remingto renegade repytwjd repytwjdf rerehepf rerfhfxf rerfhtre reviewpa revival47 revoluti revolver rfgbnjirf rfhfvtkmrf rfhfylfi rfhjkbyf rfhlbyfk
rfhnjirf rfnthbyf rfnthbyrf rfntymrf rfpfynbg rfvfcenhf rhapsody rhbcnbyf rhfcfdbwf rhfcfdxbr rhfcjnrf rhjrjlbk rhtdtlrj ricardo1 riccardo richard1 richard2 rickster ricochet
riffraff rightnow riverrat riversid rjhjktdf rjirfrgbde rjyatnrf rjycnfynby rktjgfnhf roadkill roadking roadrunn roadrunner roadster robert12 roberto1 robinhoo robinhood
robotech robotics rocheste rocketma rocketman rockford rockhard rocknrol rocknroll rockport rockroll rockstar rocky123 rockydog rolltide romanova romashka ronaldinho ronaldo1
ronaldo7 ronaldo9 roodypoo rooster1 roosters rootbeer rootedit rosebud1 rosewood rotterda rottweil rsalinas rt6ytere runescape rush2112 rushmore russell1 russian7 rustydog
saab9000 sabrina1 sailboat sailfish sailing1 sailormoon salamand salamander salamandra salasana saltanat saltydog salvator samadams samantha samantha1 sammy123 sammyboy
sammydog sampson1 samsung1 samsung2 samurai1 sandiego sandman1 sandrine sandrock sandy123 sandydog sanity72 santacru saopaulo sapphire sarah123 sarajevo sarasota saratoga
sasha123 sasha_007 satan666 satellit satriani sausages save13tx saxophon sayangku scarface schastie scheisse schlampe schnuffi scimitar scirocco scooby12 scoobydo scoobydoo
scooter1 scooter2 scooters scorpio1 scorpion scorpions scotland scott123 scrabble scrapper screamer screwyou scribble scruffy1 seagrave seagulls seahawks seahorse sealteam
searcher seattle1 sebastia sebastie sebastien security seductive segblue2 seinfeld seminole semperfi senators sensatio sentinel sephirot sephiroth septembe sepultura seraphim
serenity sergbest sersolution service1 seven777 sevenof9 sexmachine sexsexse sexslave sexy1234 sexybabe sexybaby sexybitch sexygirl sexylady sexymama sfgiants shadow01
shadow11 shadow12 shadow123 shadow13 shadow69 shamrock shaney14 shannara shannon1 sheepdog shemales sherlock sherman1 shevchenko shinigami shitface shitfuck shithead shooter1
shotgun1 shotokan showboat showtime shredder sidekick sideshow sidewind siemens1 sigmachi silicone silver12 silverad silverado silverfo simpson1 simpsons sinfonia singapor
sinister sithlord sixtynin sixtynine sk84life sk8ordie skateboa skateboard skeeter1 skeletor skinhead skipper1 skittles skorpion skydiver skyline1 skypilot skytommy skywalke
skywalker slacking slamdunk slapnuts slapshot slayer66 slayer666 slimed123 slimshad slimshady slipknot slipknot1 slipknot666 slippery slowhand smackdow smackdown smallville
smartass smarties smashing smeghead smile123 smirnoff smirnova smoke420 smokedog smokeweed smoothie smuggles snakeman snapshot sneakers snickers snoogans snoopdog snoopdogg
snowball snowbird snowboar snowboard snowflak snowflake snowman1 snuggles sobriety soccer10 soccer11 soccer12 soccer13 soccer14 soccer15 socrates softball softtail software
sojdlg123aljg sokolova soldier1 solidsnake solitude solnishko sonechka songbird sonnyboy sonyericsson sonyfuck sonyvaio sooners1 sopranos sorcerer soso123aljg soulmate
southpar southpark southpaw southsid southside spaceman spanking sparhawk sparkles spartacu spartan1 spartan117 spartans special1 specialk spectrum spencer1 spiderma spiderman
spiderman1 spitfire splatter splinter spongebo spongebob spoonman sportste springst sprinter sprocket squerting squirrel srilanka srinivas stairway stalker1 stallion stallone
stamford stampede stanislav stanley1 starbuck starbucks starcraf starcraft stardust starfire starfish stargate stargaze starligh starlight starlite starship start123 startrek
starwars starwars1 stealth1 steeler1 steelers steelers1 steelhea stephani stephen1 steve123 stewart1 stickman stigmata stiletto stinger1 stingray stocking stonecol stonecold
stonewal stoppedby strange1 stranger strannik stratfor strawber strawberry streaming stripper stroller sublime1 submarin success1 suckcock suckdick suckmydick suikoden
summer01 summer12 summer69 summer99 summerti summertime sundance sunderla sundevil sunflowe sunflower sunlight sunnyday sunrise1 sunshine sunshine1 super123 superbee superbow
superboy superdup superfly supergirl superman superman1 supernov supernova superson supersonic supersta superstar surveyor survivor svetlana svetlanka swallows sweetass
sweethea sweetnes sweetness sweetpea swimming swingers swinging swordfis swordfish sycamore sylvania sylveste syncmast syncmaster syracuse sysadmin system32 t34vfrc1991
tacobell taekwond taekwondo tagheuer tailgate takamine takehana talisman tamerlan tampabay tanechka tangerin tarantul tarheels tashkent taylor12 tazdevil tazmania teacher1
teamwork technics tecumseh teddybea teddybear teiubesc telecast telemark telephon televizor temp1234 temporar temppass temptress tenerife tennesse tequiero tequila1 terminat
terminator terrapin terriers test1234 testibil testing1 testing123 testpass thailand thanatos thankyou thebeast theclash thedoors theflash theforce thegreat thejoker thelast1
thematri thematrix theraven therock1 thesaint thetachi thething thetruth theworld thinkpad thirdeye thirteen thisisit thisisme thissuck thomas01 thomas12 thorsten threesom
thuglife thumbnils thumper1 thunder1 thunderb thunderbird thunders tiberian tiberius tickling ticklish ticktock tiffany1 tiger123 tigercat tigerlil tigerman tigerwoo tigger01
tigger12 tightass timelord timeport timothy1 timoxa94 tinkerbe tinkerbell tiramisu titanic1 titanium titleist titlover titsnass tkbpfdtnf tokiohotel tomahawk tommyboy tommygun
tomservo tonyhawk toolshed tooltime toonarmy tooshort toosweet topolino topsecre topsecret toriamos toronto1 tortoise toshiba1 tottenha tottenham touchdow toughguy toulouse
trader12 trafford trailers transam1 transexual transfor translator transpor trashman traveler travelle treasure treefrog trfnthbyf triangle trigger1 trinitro trinitron
trinity1 triplets tristan1 trojans1 trombone trooper1 troopers trouble1 trousers trucker1 truckers trucking trueblue truelove truffles trumpet1 trustn01 trustno1 trustnoone
tryagain tunafish turkey50 twilight tyler123 ufhvjybz uhbujhbq ukflbjkec ultimate ultraman umbrella uncencored underdog undertak undertaker undertow unicorn1 universa universi
ursitesux username usmarine usmc0311 usmc1775 usuckballz1 utahjazz vacation vagabond valdemar valdepen valentin valentina valerie1 valeriya valhalla valkyrie valleywa vampire1
vancouve vanessa1 vanguard vanhalen vanyarespekt vaseline vasilisa vatoloco vauxhall vaz21099 vegas123 vendetta venezuel venom121293 verbatim vergeten verizon1 vermont1
veronika verygood vfhbyjxrf vfhnsirf vfhufhbnf vfhvtkfl vfitymrf vflfufcrfh vfnbkmlf vfntvfnbrf vfpfafrf vfrcbvec vfrcbvrf vfvfbgfgf vfvfgfgf vfvfvskfhfve vfylfhby vibrator
vicecity victoria1 victory1 viewsoni viewsonic vikings1 viktoria viktoriya vincent1 violator violetta viper123 vipergts virginie vittorio vivitron vjhrjdrf vjqgfhjkm vkontakte
vlad1996 vladimir vladislav vladvlad vodafone volkodav volkswag volkswagen volleyba voltaire vonnegut voyager1 vqsablpzla vsjasnel12 vthctltc w1w2w3w4 wachtwoord waffenss
wallace1 wanderer wapapapa warcraft warcraft1 warcraft3 wareagle warehous wargames warhamme warhammer warrior1 warriors wasdwasd washingt water123 waterboy waterfal waterloo
watermel watermelon waterpolo waterski wdtnjxtr weare138 webhompas webhompass webmaste webmaster websol76 websolutions wednesda welcome1 welcome123 welcome2 welkom01 wellcome
wellhung wellingt werewolf weronika westbrom westcoas westcoast westham1 westlife westport westside westwind westwood wetpussy wg8e3wjf whatever whatever1 whatisit whatthefuck
whiplash whiskers whiskey1 whistler whiteboy whiteout whitesox whitney1 whocares whoknows whoopass whosyourdaddy wildbill wildblue wildcard wildcat1 wildcats wildfire wildrose
wildwood william1 william2 winchest windmill windows1 windstar windsurf wingchun wingzero winston1 winston2 winter12 winter99 wisconsi wishbone wolfgang wolfpack wolverin
wolverine wonderboy wonderfu wonkette woodland woodstoc woodstock woodwork woofwoof wordpass worldcup wp2003wp wrangler wrestlin wrinkle1 wrinkles x72jhhu3z xboxlive xcountry
xsw21qaz xthtgfirf yamahar1 yamahar6 yankees1 yankees2 yardbird yaroslav yeahbaby year2005 yesterda yfcntymrf yfnfitymrf yingyang yjdsqgfhjkm yjdsqujl yogibear yorkshir
yorktown yosemite youandme yourmama ytngfhjkz ytrhjvfyn ytyfdbcnm z1x2c3v4 z1x2c3v4b5 zachary1 zanzibar zaq12345 zaq12wsx zaq1xsw2 zaq1xsw2cde3 zaqwsxcde zaqxswcde zaxscdvf
zcxfcnkbdf zeppelin zerocool zildjian zolushka zxasqw12 zxcasdqwe zxcasdqwe123 zxcv1234 zxcvasdf zxcvb123 zxcvb12345 zxcvbnm1 zxcvbnm123 zxcvvcxz zz8807zpl
`
    .trim()
    .split(/\s+/),
)
